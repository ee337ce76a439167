import { sessionTexts } from '../i18n/es/session';
import { isPhone } from '../lib/phone';

const texts = sessionTexts.field;

/** What a form holds, by the name of the field; an unticked box is absent. */
export type Values = Readonly<Record<string, string>>;
/** Messages by the name of the field, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Longest address there is (RFC 5321). */
const MAX_EMAIL = 254;

/** Whether a text looks like an e-mail address: something, one @, a domain with a dot inside, no spaces. Linear in its length. */
export function isEmail(value: string): boolean {
  if (value.length > MAX_EMAIL || /\s/.test(value)) return false;
  const [local = '', domain = '', ...more] = value.split('@');
  const labels = domain.split('.');
  return local !== '' && more.length === 0 && labels.length > 1 && labels.every((label) => label !== '');
}

/** What is left of a typed or pasted phone number: spaces, dots and the like go (LIST-10). */
export const keepPhoneCharacters = (value: string): string => value.replace(/[^\d+*#]/g, '');

const required = (value: string | undefined): string | undefined => (value ? undefined : texts.required);
const email = (value: string | undefined): string | undefined =>
  required(value) ?? (isEmail(value ?? '') ? undefined : texts.email);

/** LOGIN-04, LOGIN-05. `asks`: for a name in place of the e-mail address, or for a key alone. */
export const validateLogin = (values: Values, asks?: 'name' | 'key'): FieldErrors =>
  only({
    email: asks === undefined ? email(values.email) : asks === 'name' ? required(values.email) : undefined,
    password: required(values.password),
  });

/** LOGIN-18..LOGIN-24. */
export const validateRegistration = (values: Values): FieldErrors =>
  only({
    name: required(values.name),
    email: email(values.email),
    password: required(values.password),
    confirmation:
      required(values.confirmation) ?? (values.confirmation === values.password ? undefined : texts.mismatch),
    phone: required(values.phone) ?? (isPhone(values.phone) ? undefined : texts.phone),
    terms: values.terms === undefined ? texts.terms : undefined,
  });

function only(checks: Readonly<Record<string, string | undefined>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(checks).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
