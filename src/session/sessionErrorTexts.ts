import { defineTexts } from '../i18n/textTables';

/** Texts of responses that lack what a session needs. */
export const sessionErrorTexts = defineTexts('sessionErrorTexts', {
  es: {
    noLegalStatus: 'La respuesta no contiene el estado de los documentos.',
    noUser: 'La respuesta no contiene al usuario.',
    noToken: 'La respuesta no contiene el token.',
    /** `%{paths}`: where the config looks for it; `%{texts}`: where the response has texts. */
    noTokenAt: 'La respuesta no contiene el token en %{paths} (signIn.login.token): trae %{texts}.',
    noTexts: 'La respuesta no contiene el token en %{paths} (signIn.login.token): no trae ningún texto.',
    path: '«%{path}»',
  },
  en: {
    noLegalStatus: 'The response does not contain the state of the documents.',
    noUser: 'The response does not contain the user.',
    noToken: 'The response does not contain the token.',
    noTokenAt: 'The response does not contain the token in %{paths} (signIn.login.token): it has %{texts}.',
    noTexts: 'The response does not contain the token in %{paths} (signIn.login.token): it has no text.',
    path: '“%{path}”',
  },
});
