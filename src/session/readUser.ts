import type { Request } from '../../dataProvider/request';
import { readProfile, type Profile } from './profile';
import { theWay } from './way';

/** Reads who has signed in, as the way to sign in knows it. Rejects with `ApiError`. */
export const readUser = (request: Request): Promise<Profile> => (theWay().readUser ?? readProfile)(request);
