import type { RequestFunction } from '../../../dataProvider/http/request';
import { activeView } from '../../lib/viewAs/activeView';
import { readProfile, type Profile } from './profile';
import { getSignInMethod } from '../signIn/signInMethod';

/** Reads the signed-in user as the sign-in method does it; in a view, with the roles of the view. Rejects with `ApiError`. */
export const readUser = async (request: RequestFunction): Promise<Profile> => ({
  ...(await (getSignInMethod().readUser ?? readProfile)(request)),
  ...activeView.current?.profile,
});
