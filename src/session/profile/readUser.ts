import type { RequestFunction } from '../../../dataProvider/http/request';
import { readProfile, type Profile } from './profile';
import { getSignInMethod } from '../signIn/signInMethod';

/** Reads who has signed in, as the way to sign in knows it. Rejects with `ApiError`. */
export const readUser = (request: RequestFunction): Promise<Profile> =>
  (getSignInMethod().readUser ?? readProfile)(request);
