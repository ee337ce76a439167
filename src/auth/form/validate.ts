import { sessionTexts } from '../../i18n/messages/session';
import { isPhone } from '../../lib/text/isPhone';

const texts = sessionTexts.field;

/** Form values by field name; an unticked checkbox is absent. */
export type LoginFormValues = Readonly<Record<string, string>>;
/** Messages by field name, in the order of the form. */
export type FormErrors = Readonly<Record<string, string>>;

/** Maximum length of an e-mail address (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

/** True for plausible e-mail addresses: a local part, one @, a domain with an inner dot, no spaces. Runs in linear time. */
export function isEmail(value: string): boolean {
  if (value.length > MAX_EMAIL_LENGTH || /\s/.test(value)) return false;
  const [local = '', domain = '', ...more] = value.split('@');
  const labels = domain.split('.');
  return local !== '' && more.length === 0 && labels.length > 1 && labels.every((label) => label !== '');
}

/** Removes spaces, dots and similar separators from a typed or pasted phone number. */
export const stripPhoneSeparators = (value: string): string => value.replace(/[^\d+*#]/g, '');

const validateRequired = (value: string | undefined): string | undefined =>
  value ? undefined : texts.required;
const validateEmail = (value: string | undefined): string | undefined =>
  validateRequired(value) ?? (isEmail(value ?? '') ? undefined : texts.email);

/**
 * Validates the login form. `loginKind`: the form asks for a user name instead of the e-mail address, or for a key alone.
 */
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

/** Validates the registration form. */
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
