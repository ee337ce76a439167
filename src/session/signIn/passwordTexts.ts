import { defineTexts } from '../../i18n/textTables';

/** Texts of a declared sign-in with a password. They load with it. */
export const passwordTexts = defineTexts('passwordTexts', {
  es: {
    /** `%{paths}`: where the config looks for it; `%{texts}`: where the response has texts. */
    noTokenAt: 'La respuesta no contiene el token en %{paths} (signIn.login.token): trae %{texts}.',
    noTexts: 'La respuesta no contiene el token en %{paths} (signIn.login.token): no trae ningún texto.',
    path: '«%{path}»',
  },
  en: {
    noTokenAt: 'The response does not contain the token in %{paths} (signIn.login.token): it has %{texts}.',
    noTexts: 'The response does not contain the token in %{paths} (signIn.login.token): it has no text.',
    path: '“%{path}”',
  },
});
