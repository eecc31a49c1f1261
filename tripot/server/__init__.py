"""Tables over HTTP and WebSocket: what comes in is read, limited and judged; what goes out is durable first."""
