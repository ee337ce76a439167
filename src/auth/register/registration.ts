import { ApiError, isOutcomeUnknown } from '../../../dataProvider/http/apiError';
import type { RequestFunction } from '../../../dataProvider/http/request';
import { sessionTexts } from '../../i18n/messages/session';
import { getUnknownOutcomeReason } from '../../mutations/unknownOutcome/unknownOutcomeText';
import { toErrorText } from '../errorText';
import type { SubmitFailure } from '../form/useSubmittableForm';
import type { FormErrors, LoginFormValues } from '../form/validate';

const texts = sessionTexts.register;

/** Sends the registration. Rejects with `ApiError`; a 401 here concerns the invitation, not a session. */
export async function sendRegistration(
  request: RequestFunction,
  values: LoginFormValues,
  token: string,
): Promise<void> {
  await request({
    method: 'POST',
    path: '/users/register/by_token',
    body: {
      data: {
        name: values.name,
        email: values.email,
        password: values.password,
        cellphone: values.phone,
        terms_of_service: true,
        token,
      },
    },
    skipSessionRules: true,
  });
}

const textByStatus: Readonly<Record<string, string>> = {
  401: texts.gone,
  403: texts.gone,
  404: texts.gone,
  409: texts.taken,
  410: texts.gone,
};

/**
 * Returns the errors of a failed registration: at the fields that the host names, otherwise by status. Without a response
 * the outcome is unknown.
 */
export function toRegistrationFailure(error: unknown): SubmitFailure {
  if (!(error instanceof ApiError)) return { text: `${texts.failed} ${toErrorText(error)}` };
  if (isOutcomeUnknown(error))
    return { text: `${texts.unknown} ${getUnknownOutcomeReason(error)} ${texts.maybe}` };
  const formErrors = toFormErrors(error);
  const statusText = textByStatus[String(error.code)];
  const text =
    statusText ??
    (Object.keys(formErrors).length > 0
      ? `${texts.failed} ${texts.check}`
      : `${texts.failed} ${toErrorText(error)}`);
  return { text, formErrors };
}

/** Maps the last segment of the host's JSON pointer (`/data/cellphone`) to a form field. */
const formFieldByName: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  password: 'password',
  cellphone: 'phone',
  terms_of_service: 'terms',
};

function toFormErrors(error: ApiError): FormErrors {
  const formErrors: Record<string, string> = {};
  for (const { pointer, message } of error.fieldErrors) {
    const memberName = pointer.split('/').at(-1) ?? '';
    const name = Object.hasOwn(formFieldByName, memberName) ? formFieldByName[memberName] : undefined;
    if (name !== undefined) formErrors[name] = message || sessionTexts.field.notValid;
  }
  return formErrors;
}
