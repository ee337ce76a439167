import { useStore } from 'ra-core';
import { useEffect, useState } from 'react';
import { shellTexts } from '../i18n/es/shell';
import { safeHref } from '../lib/safeHref';
import type { Profile } from '../session/profile';
import { theWay } from '../session/way';
import { fillText } from '../i18n/fillText';
import { asColourTheme, colourThemes, THEME_KEY, wearTheme } from '../ui/colourTheme';
import { Icon } from '../ui/Icon';
import { lazyDialog } from '../ui/lazyDialog';
import { Menu } from '../ui/Menu';
import type { MenuItem } from '../ui/menuItem';
import { usePageLeft } from '../ui/pageAddress';
import { useShortcut } from '../ui/shortcuts';

interface AccountMenuProps {
  profile: Profile | undefined;
  isPending: boolean;
  releaseNotes: string | undefined;
  entries: readonly MenuItem[];
}

const texts = shellTexts.account;
const { Component: SignOutDialog } = lazyDialog(() => import('./SignOutDialog'));
const { Component: MessageLogDialog } = lazyDialog(() => import('./MessageLogDialog'));
const { Component: ShortcutsDialog } = lazyDialog(() => import('./ShortcutsDialog'));

/** The avatar and its menu (SHELL-22, SHELL-38), where the theme is chosen too. */
export function AccountMenu({ profile, isPending, releaseNotes, entries }: AccountMenuProps) {
  const [dialog, setDialog] = useState<'signOut' | 'messages' | 'shortcuts' | undefined>();
  const close = () => setDialog(undefined);
  // Also one whose file is still on its way.
  usePageLeft(close);
  const showShortcuts = () => setDialog('shortcuts');
  useShortcut({ key: '?', label: texts.shortcuts, of: 'console' }, showShortcuts);
  const [kept, keepTheme] = useStore<unknown>(THEME_KEY);
  const theme = asColourTheme(kept);
  useEffect(() => wearTheme(theme), [theme]);
  const news = safeHref(releaseNotes);
  const items: MenuItem[] = [
    ...(news === undefined ? [] : [{ id: 'news', label: texts.news, icon: 'newspaper', href: news }]),
    ...entries,
    { id: 'messages', label: texts.messages, icon: 'history', onSelect: () => setDialog('messages') },
    {
      id: 'theme',
      label: texts.theme,
      icon: 'monitor',
      items: colourThemes.map((one) => ({
        id: one,
        label: texts.themes[one],
        checked: one === theme,
        oneOf: true,
        onSelect: () => keepTheme(one),
      })),
    },
    { id: 'shortcuts', label: texts.shortcuts, icon: 'keyboard', onSelect: showShortcuts },
    ...(theWay().isOpen
      ? []
      : [{ id: 'signOut', label: texts.signOut, icon: 'log-out', onSelect: () => setDialog('signOut') }]),
  ];
  const name = profile?.username ?? '';
  return (
    <>
      <Menu
        label={fillText(shellTexts.header.account, { name: name || '…' })}
        items={items}
        className="top-button"
        trigger={
          <span className={`avatar ${isPending ? 'pending' : ''}`}>
            {firstLetter(name) ?? (isPending ? null : <Icon name="user" size={16} />)}
          </span>
        }
      />
      {dialog === 'signOut' && <SignOutDialog open onClose={close} />}
      {dialog === 'messages' && <MessageLogDialog open onClose={close} />}
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </>
  );
}

/** The first letter of the username as it is read: an accented or composed one whole; undefined where there is no name. */
function firstLetter(name: string): string | undefined {
  const text = name.trim();
  // What knows where a letter ends takes a tenth of a second on a slow machine: it is asked where there is a doubt.
  const [plain] = /^[\p{L}\p{N}](?![\p{M}\p{Cf}])/u.exec(text) ?? [];
  const letter = plain ?? [...new Intl.Segmenter('es').segment(text)][0]?.segment;
  return letter?.toLocaleUpperCase('es');
}
