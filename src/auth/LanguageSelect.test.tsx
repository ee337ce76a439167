// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { changeLanguage } from '../i18n/changeLanguage';
import { languageSource } from '../lib/language/language';
import { readStoredLanguage } from '../lib/language/storedLanguage';
import { LanguageSelect } from './LanguageSelect';

const { load } = languageSource;
afterEach(async () => {
  languageSource.load = load;
  await changeLanguage('es');
});

it('shows the chosen language and keeps it for the next visit', async () => {
  render(<LanguageSelect languages={['es', 'en']} />);
  await userEvent.selectOptions(screen.getByLabelText('Idioma'), 'English');
  expect(await screen.findByLabelText('Language')).toHaveValue('en');
  expect(readStoredLanguage()).toBe('en');
});

it('stays in the language before if the texts cannot be loaded, shows that, and can be tried again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<LanguageSelect languages={['es', 'en']} />);
  const select = screen.getByLabelText('Idioma');
  languageSource.load = () => Promise.reject(new Error('offline'));
  await userEvent.selectOptions(select, 'English');
  expect(await screen.findByText('No se ha podido cargar el idioma. Inténtalo de nuevo.')).toBeVisible();
  expect(select).toHaveValue('es');
  expect(readStoredLanguage()).toBeUndefined();
  languageSource.load = load;
  await userEvent.selectOptions(select, 'English');
  expect(await screen.findByLabelText('Language')).toHaveValue('en');
  expect(screen.queryByText(/No se ha podido/)).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
});
