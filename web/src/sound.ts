// Every event has its own sound, made here of knocks, paper and small bells; none before the first gesture, none when muted.

export type Sound =
  | "deal"
  | "play"
  | "turn" // a card, or a whole hand, is turned over
  | "take"
  | "my turn"
  | "win"
  | "lose"
  | "wrong"
  | "chat"
  | "tick"; // a deadline comes near

let context: AudioContext | null = null;
let out: AudioNode | null = null;
let paper: AudioBuffer | null = null; // white noise, to be filtered
let isMuted = false;
const lastAt = new Map<Sound, number>();

const TOGETHER = 0.035; // seconds: the same sound twice within these is heard once

export function setMuted(muted: boolean): void {
  isMuted = muted;
}

/** Plays now, or not at all: a sound that is late says something false. */
export function play(name: Sound): void {
  if (isMuted || context === null || out === null || context.state !== "running") return;
  const now = context.currentTime;
  if (now - (lastAt.get(name) ?? -1) < TOGETHER) return;
  lastAt.set(name, now);
  MADE[name](now + 0.005);
}

const MADE: Record<Sound, (at: number) => void> = {
  deal: (at) => {
    for (let card = 0; card < 4; card++) swish(at + card * 0.075, { from: 2600, to: 4200, lasts: 0.06, loud: 0.16 });
  },
  play: (at) => {
    swish(at, { from: 1800, to: 900, lasts: 0.07, loud: 0.16 });
    knock(at + 0.05, { pitch: 190, lasts: 0.09, loud: 0.42 });
  },
  turn: (at) => {
    swish(at, { from: 900, to: 3600, lasts: 0.13, loud: 0.16 });
    knock(at + 0.12, { pitch: 320, lasts: 0.05, loud: 0.18 });
  },
  take: (at) => {
    swish(at, { from: 3200, to: 700, lasts: 0.24, loud: 0.2 });
    knock(at + 0.2, { pitch: 130, lasts: 0.12, loud: 0.36 });
  },
  "my turn": (at) => {
    bell(at, { pitch: 587.3, lasts: 0.5, loud: 0.13 });
    bell(at + 0.12, { pitch: 880, lasts: 0.7, loud: 0.13 });
  },
  win: (at) => {
    [523.3, 659.3, 784, 1046.5].forEach((pitch, step) => bell(at + step * 0.11, { pitch, lasts: 0.9, loud: 0.12 }));
    knock(at, { pitch: 130, lasts: 0.16, loud: 0.3 });
  },
  lose: (at) => {
    [440, 392, 329.6].forEach((pitch, step) => bell(at + step * 0.17, { pitch, lasts: 0.6, loud: 0.09 }));
  },
  wrong: (at) => {
    knock(at, { pitch: 98, lasts: 0.12, loud: 0.5 });
    knock(at + 0.11, { pitch: 82, lasts: 0.16, loud: 0.5 });
  },
  chat: (at) => {
    knock(at, { pitch: 620, lasts: 0.05, loud: 0.2 });
    knock(at + 0.07, { pitch: 830, lasts: 0.06, loud: 0.2 });
  },
  tick: (at) => knock(at, { pitch: 1150, lasts: 0.03, loud: 0.22 }),
};

/** Knuckles on wood: a short tone that falls, with a little noise where it is struck. */
function knock(at: number, { pitch, lasts, loud }: { pitch: number; lasts: number; loud: number }): void {
  const tone = context!.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.02);
  sounded(tone, at, lasts, loud, 0.002);
  swish(at, { from: pitch * 6, to: pitch * 4, lasts: 0.018, loud: loud * 0.35 });
}

/** Paper on paper: noise through a band that wanders. */
function swish(at: number, { from, to, lasts, loud }: { from: number; to: number; lasts: number; loud: number }): void {
  const noise = context!.createBufferSource();
  noise.buffer = paper;
  noise.loop = true;
  noise.playbackRate.value = 0.9 + Math.random() * 0.2; // no two cards sound quite the same
  const band = context!.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.1;
  band.frequency.setValueAtTime(Math.min(from, 12000), at);
  band.frequency.exponentialRampToValueAtTime(Math.min(to, 12000), at + lasts);
  noise.connect(band);
  sounded(noise, at, lasts, loud, lasts * 0.3, band);
}

/** A small bell: a tone and, more softly, one that is not quite its third partial. */
function bell(at: number, { pitch, lasts, loud }: { pitch: number; lasts: number; loud: number }): void {
  for (const [partial, share] of [
    [1, 1],
    [2.76, 0.22],
  ]) {
    const tone = context!.createOscillator();
    tone.frequency.value = pitch * partial;
    sounded(tone, at, lasts / partial, loud * share, 0.006);
  }
}

/** Rises within `rise` seconds and dies away; what made it is then let go. */
function sounded(
  source: OscillatorNode | AudioBufferSourceNode,
  at: number,
  lasts: number,
  loud: number,
  rise: number,
  last: AudioNode = source,
): void {
  const gain = context!.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + Math.max(lasts, rise + 0.01));
  last.connect(gain).connect(out!);
  source.start(at);
  source.stop(at + lasts + 0.05);
  source.onended = () => gain.disconnect();
}

function wake(): void {
  if (context !== null) {
    if (context.state !== "running") void context.resume(); // a phone puts it to sleep in the background
    return;
  }
  if (typeof AudioContext === "undefined") return;
  context = new AudioContext({ latencyHint: "interactive" });
  paper = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = paper.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const limiter = context.createDynamicsCompressor(); // many cards at once do not become loud
  const volume = context.createGain();
  volume.gain.value = 0.7;
  limiter.connect(volume).connect(context.destination);
  out = limiter;
}

for (const gesture of ["pointerup", "keydown"]) addEventListener(gesture, wake, { capture: true, passive: true });
