import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Passes the rejection of an asynchronous handler to the error handler; Express 4 only catches what is thrown at once. */
export const asyncHandler =
  (handle: (req: Request, res: Response, next: NextFunction) => Promise<unknown>): RequestHandler =>
  (req, res, next) => {
    handle(req, res, next).catch(next);
  };
