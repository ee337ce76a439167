import type { Request } from 'express';

/** True if the peer of the connection is on this machine. */
export const isLoopback = (req: Request): boolean =>
  /^(?:::1|(?:::ffff:)?127\.)/.test(req.socket.remoteAddress ?? '');
