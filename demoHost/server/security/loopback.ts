import type { Request } from 'express';

/** Whether the other end of the connection is on this machine. */
export const isLoopback = (req: Request): boolean =>
  /^(?:::1|(?:::ffff:)?127\.)/.test(req.socket.remoteAddress ?? '');
