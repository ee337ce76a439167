import { getLanguage, getLanguages, getLocale, languageSource } from '../../lib/language/language';
import { getLanguageName } from '../../lib/language/languageName';
import { useNotify, useStore } from 'ra-core';
import { useEffect, useState } from 'react';
import { shellTexts } from '../../i18n/messages/shell';
import { toSafeHref } from '../../lib/url/toSafeHref';
import type { Profile } from '../../session/profile/profile';
import { getSignInMethod } from '../../session/signIn/signInMethod';
import { interpolateText } from '../../i18n/interpolateText';
import { parseTheme, colourThemes, THEME_KEY, applyTheme } from '../../ui/theme/colourTheme';
import { Icon } from '../../ui/icon/Icon';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { Menu } from '../../ui/menu/Menu';
import type { MenuItem } from '../../ui/menu/menuItem';
import { useOnPageLeave } from '../../ui/page/pagePath';
import { useShortcut } from '../../ui/commands/shortcuts';
import { AccountHead } from './AccountHead';
import { MessagesButton } from './MessagesButton';
import './userMenu.css';

interface UserMenuProps {
  profile: Profile | undefined;
  isPending: boolean;
  releaseNotes: string | undefined;
  items: readonly MenuItem[];
}

const texts = shellTexts.account;
const { Component: AccountDialog } = lazyDialog(() => import('./AccountDialog'));

/** Avatar with its menu, which includes the theme. */
export default function UserMenu({ profile, isPending, releaseNotes, items: entries }: UserMenuProps) {
  const [dialog, setDialog] = useState<'signOut' | 'messages' | 'shortcuts' | undefined>();
  const close = () => setDialog(undefined);
  // Closes also a dialog whose code is still loading.
  useOnPageLeave(close);
  const showShortcuts = () => setDialog('shortcuts');
  useShortcut({ key: '?', label: texts.shortcuts, context: 'console' }, showShortcuts);
  const [storedTheme, storeTheme] = useStore<unknown>(THEME_KEY);
  const theme = parseTheme(storedTheme);
  const languages = getLanguages();
  const [, setLocale] = useStore<string>('locale');
  const notify = useNotify();
  const chooseLanguage = (tag: string): void => {
    // The stored language may be one that could not be shown: only another value makes ra-core try again.
    setLocale(getLanguage());
    languageSource.load(tag).then(
      () => setLocale(tag),
      () => notify('ra.notification.i18n_error', { type: 'error' }),
    );
  };
  useEffect(() => applyTheme(theme), [theme]);
  const releaseNotesUrl = toSafeHref(releaseNotes);
  const menuItems: MenuItem[] = [
    ...(releaseNotesUrl === undefined
      ? []
      : [{ id: 'news', label: texts.news, icon: 'newspaper', href: releaseNotesUrl }]),
    ...entries,
    { id: 'messages', label: texts.messages, icon: 'history', onSelect: () => setDialog('messages') },
    {
      id: 'theme',
      label: texts.theme,
      icon: 'monitor',
      items: colourThemes.map((option) => ({
        id: option,
        label: texts.themes[option],
        checked: option === theme,
        isRadio: true,
        onSelect: () => storeTheme(option),
      })),
    },
    ...(languages.length < 2
      ? []
      : [
          {
            id: 'language',
            label: texts.language,
            icon: 'languages',
            items: languages.map((tag) => ({
              id: tag,
              label: getLanguageName(tag),
              checked: tag === getLanguage(),
              isRadio: true,
              onSelect: () => chooseLanguage(tag),
            })),
          },
        ]),
    { id: 'shortcuts', label: texts.shortcuts, icon: 'keyboard', onSelect: showShortcuts },
    ...(getSignInMethod().isAnonymous
      ? []
      : [{ id: 'signOut', label: texts.signOut, icon: 'log-out', onSelect: () => setDialog('signOut') }]),
  ];
  const name = profile?.username ?? '';
  return (
    <>
      <MessagesButton isLogOpen={dialog === 'messages'} onOpen={() => setDialog('messages')} />
      <Menu
        label={interpolateText(shellTexts.header.account, { name: name || '…' })}
        items={menuItems.map((item, index) =>
          index === 0 && profile ? { ...item, before: <AccountHead profile={profile} /> } : item,
        )}
        className="top-button"
        trigger={
          <span className={`avatar ${isPending ? 'pending' : ''}`}>
            {firstLetter(name) ?? (isPending ? null : <Icon name="user" size={16} />)}
          </span>
        }
      />
      {dialog && <AccountDialog dialog={dialog} onClose={close} />}
    </>
  );
}

/** Returns the first letter of the username, with accents and combined characters intact; undefined if there is no name. */
function firstLetter(name: string): string | undefined {
  const text = name.trim();
  // `Intl.Segmenter` takes a tenth of a second on a slow machine, so use it only for complex characters.
  const [simpleLetter] = /^[\p{L}\p{N}](?![\p{M}\p{Cf}])/u.exec(text) ?? [];
  const letter = simpleLetter ?? [...new Intl.Segmenter(getLocale()).segment(text)][0]?.segment;
  return letter?.toLocaleUpperCase(getLocale());
}
