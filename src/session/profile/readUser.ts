import type { RequestFunction } from '../../../dataProvider/http/request';
import { readProfile, type Profile } from './profile';
import { getSignInMethod } from '../signIn/signInMethod';

/** Reads the signed-in user as the sign-in method does it. Rejects with `ApiError`. */
export const readUser = (request: RequestFunction): Promise<Profile> =>
  (getSignInMethod().readUser ?? readProfile)(request);
