import { ApiError, UNKNOWN_ERROR } from '../../../dataProvider/http/apiError';
import type { RequestFunction, RequestInput } from '../../../dataProvider/http/request';
import { isCreatingGet } from '../../config/runtime/sessionPaths';
import { interpolateText } from '../../i18n/interpolateText';
import { activeView } from '../../lib/viewAs/activeView';
import { readStoredView } from '../../session/viewAs/storedView';
import { ViewAsBand } from './ViewAsBand';
import { viewAsTexts } from './viewAsTexts';

/**
 * Starts the view that this tab stores, before the console renders; one of another session is removed. The permissions and roles of
 * the view replace those of the session on the screen only: the host answers the session. Returns the request function of the
 * console, which refuses all that changes something, except the calls of the session itself, such as the sign-out.
 */
export function startView(request: RequestFunction): RequestFunction {
  const view = readStoredView();
  if (!view) return request;
  const { name, permissions, roles } = view;
  const refuseWrite = (): never => {
    throw new ApiError(UNKNOWN_ERROR, { message: interpolateText(viewAsTexts.refused, { name }) });
  };
  activeView.current = { name, permissions, profile: roles ? { roles } : {}, Band: ViewAsBand, refuseWrite };
  return async (input) => {
    if (!input.skipSessionRules && isWrite(input)) refuseWrite();
    return request(input);
  };
}

/** True for all methods except GET, and for a GET that creates something. A provider says by itself which of its requests write. */
const isWrite = ({ method = 'GET', path, countsAsWrite }: RequestInput): boolean =>
  countsAsWrite ?? (method !== 'GET' || isCreatingGet(path));
