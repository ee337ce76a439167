import { afterEach, expect, it } from 'vitest';
import { changeLanguage } from '../../src/i18n/changeLanguage';
import { missingListError } from '../http/apiError';
import { refuseCharacters, unsupportedError, UnsupportedError } from './refusal';
import { refusalTexts } from './refusalTexts';

afterEach(() => changeLanguage('es'));

it('a request that the host does not support is told by its type, in any language [SHELL-03]', async () => {
  const refuse = () => refuseCharacters('a,b', ',', refusalTexts.search);
  expect(refuse).toThrow('Este servidor no admite «,» en la búsqueda.');
  await changeLanguage('en');
  expect(refuse).toThrow('This server does not support “,” in the search.');
  expect(unsupportedError(refusalTexts.sorting)).toBeInstanceOf(UnsupportedError);
  expect(unsupportedError(refusalTexts.sorting)).toMatchObject({
    detail: 'This server does not support sorting lists.',
  });
  expect(missingListError()).toMatchObject({
    detail: 'The response does not contain a list.',
  });
});
