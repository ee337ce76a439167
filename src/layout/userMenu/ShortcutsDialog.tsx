import { InfoDialog } from '../../ui/dialog/ConfirmDialog';
import {
  setShortcutsEnabled,
  useShortcuts,
  useAreShortcutsEnabled,
  type Shortcut,
} from '../../ui/commands/shortcuts';
import { ScanSignalSwitch } from '../../scanner/ScanSignalSwitch';
import { shellTexts } from '../../i18n/messages/shell';
import './shortcuts.css';
import { shortcutTexts as texts } from './shortcutTexts';

/** List of keyboard shortcuts: of the page, of the console and of the browser, with a switch for single-key shortcuts. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const shortcuts = useShortcuts();
  const isOn = useAreShortcutsEnabled();
  const pageShortcuts = shortcuts.filter(({ context }) => context === 'page');
  // A page shortcut overrides a console shortcut with the same key.
  const consoleShortcuts = shortcuts.filter(
    ({ context, key }) => context === 'console' && !pageShortcuts.some((shortcut) => shortcut.key === key),
  );
  return (
    <InfoDialog open title={texts.title} closeLabel={shellTexts.dialog.close} width={480} onClose={onClose}>
      <ShortcutList title={texts.page} shortcuts={pageShortcuts} />
      <ShortcutList title={texts.console} shortcuts={[...consoleShortcuts, ...texts.browserShortcuts]} />
      <ShortcutList title={texts.rows} shortcuts={texts.rowShortcuts} />
      <label className="shortcuts-switch">
        <input type="checkbox" checked={isOn} onChange={() => setShortcutsEnabled(!isOn)} />
        <span>{texts.enable}</span>
      </label>
      <p className="muted">{texts.hint}</p>
      <ScanSignalSwitch />
    </InfoDialog>
  );
}

interface ShortcutListProps {
  title: string;
  shortcuts: readonly Pick<Shortcut, 'key' | 'label'>[];
}

function ShortcutList({ title, shortcuts }: ShortcutListProps) {
  if (shortcuts.length === 0) return null;
  return (
    <section className="shortcuts">
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({ key, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
