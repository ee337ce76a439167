import { ApiError, isLost } from '../../dataProvider/apiError';
import type { Request } from '../../dataProvider/request';
import { sessionTexts } from '../i18n/es/session';
import { lostWhy } from '../writes/lostText';
import { errorText } from './errorText';
import type { Failure } from './useSubmit';
import type { FieldErrors, Values } from './validate';

const texts = sessionTexts.register;

/** Sends the registration (LOGIN-26). Rejects with `ApiError`; a 401 here is about the invitation, not about a session. */
export async function sendRegistration(request: Request, values: Values, token: string): Promise<void> {
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
    quiet: true,
  });
}

const byStatus: Readonly<Record<string, string>> = {
  401: texts.gone,
  403: texts.gone,
  404: texts.gone,
  409: texts.taken,
  410: texts.gone,
};

/** What to say about a failed registration (LOGIN-28): at the fields the host names, else by status; without an answer nobody knows. */
export function registrationFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { text: `${texts.failed} ${errorText(error)}` };
  if (isLost(error)) return { text: `${texts.unknown} ${lostWhy(error)} ${texts.maybe}` };
  const fields = fieldsOf(error);
  const known = byStatus[String(error.code)];
  const text =
    known ??
    (Object.keys(fields).length > 0
      ? `${texts.failed} ${texts.check}`
      : `${texts.failed} ${errorText(error)}`);
  return { text, fields };
}

/** Fields of the form by the last name of the host's pointer: `/data/cellphone`. */
const inForm: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  password: 'password',
  cellphone: 'phone',
  terms_of_service: 'terms',
};

function fieldsOf(error: ApiError): FieldErrors {
  const found: Record<string, string> = {};
  for (const { pointer, message } of error.fieldErrors) {
    const last = pointer.split('/').at(-1) ?? '';
    const name = Object.hasOwn(inForm, last) ? inForm[last] : undefined;
    if (name !== undefined) found[name] = message || sessionTexts.field.notValid;
  }
  return found;
}
