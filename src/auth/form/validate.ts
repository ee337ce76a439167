import { sessionTexts } from '../../i18n/es/session';
import { isPhone } from '../../lib/text/isPhone';

const texts = sessionTexts.field;

/** What a form holds, by the name of the field; an unticked box is absent. */
export type LoginFormValues = Readonly<Record<string, string>>;
/** Messages by the name of the field, in the order of the form. */
export type FormErrors = Readonly<Record<string, string>>;

/** Longest address there is (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

/** Whether a text looks like an e-mail address: something, one @, a domain with a dot inside, no spaces. Linear in its length. */
export function isEmail(value: string): boolean {
  if (value.length > MAX_EMAIL_LENGTH || /\s/.test(value)) return false;
  const [local = '', domain = '', ...more] = value.split('@');
  const labels = domain.split('.');
  return local !== '' && more.length === 0 && labels.length > 1 && labels.every((label) => label !== '');
}

/** What is left of a typed or pasted phone number: spaces, dots and the like go (LIST-10). */
export const stripPhoneSeparators = (value: string): string => value.replace(/[^\d+*#]/g, '');

const validateRequired = (value: string | undefined): string | undefined =>
  value ? undefined : texts.required;
const validateEmail = (value: string | undefined): string | undefined =>
  validateRequired(value) ?? (isEmail(value ?? '') ? undefined : texts.email);

/** LOGIN-04, LOGIN-05. `asks`: for a name in place of the e-mail address, or for a key alone. */
export const validateLogin = (values: LoginFormValues, loginKind?: 'name' | 'key'): FormErrors =>
  withoutUndefined({
    email:
      loginKind === undefined
        ? validateEmail(values.email)
        : loginKind === 'name'
          ? validateRequired(values.email)
          : undefined,
    password: validateRequired(values.password),
  });

/** LOGIN-18..LOGIN-24. */
export const validateRegistration = (values: LoginFormValues): FormErrors =>
  withoutUndefined({
    name: validateRequired(values.name),
    email: validateEmail(values.email),
    password: validateRequired(values.password),
    confirmation:
      validateRequired(values.confirmation) ??
      (values.confirmation === values.password ? undefined : texts.mismatch),
    phone: validateRequired(values.phone) ?? (isPhone(values.phone) ? undefined : texts.phone),
    terms: values.terms === undefined ? texts.terms : undefined,
  });

function withoutUndefined(checks: Readonly<Record<string, string | undefined>>): FormErrors {
  return Object.fromEntries(
    Object.entries(checks).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
