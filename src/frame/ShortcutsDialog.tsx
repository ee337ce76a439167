import { InfoDialog } from '../ui/ConfirmDialog';
import { turnShortcuts, useShortcuts, useShortcutsOn, type Shortcut } from '../ui/shortcuts';
import { shellTexts } from '../i18n/es/shell';
import './shortcuts.css';
import { shortcutTexts as texts } from './shortcutTexts';

/** What keys do here: those of the page, those of the console, and those that browsers know; single keys can be turned off. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const all = useShortcuts();
  const isOn = useShortcutsOn();
  const ofPage = all.filter(({ of }) => of === 'page');
  // A key of the page wins over the same one of the console.
  const others = all.filter(({ of, key }) => of === 'console' && !ofPage.some((one) => one.key === key));
  return (
    <InfoDialog open title={texts.title} closeLabel={shellTexts.dialog.close} width={480} onClose={onClose}>
      <Keys title={texts.ofPage} shortcuts={ofPage} />
      <Keys title={texts.ofConsole} shortcuts={[...others, ...texts.always]} />
      <Keys title={texts.inRows} shortcuts={texts.ofRows} />
      <label className="shortcuts-switch">
        <input type="checkbox" checked={isOn} onChange={() => turnShortcuts(!isOn)} />
        <span>{texts.on}</span>
      </label>
      <p className="muted">{texts.about}</p>
    </InfoDialog>
  );
}

interface KeysProps {
  title: string;
  shortcuts: readonly Pick<Shortcut, 'key' | 'label'>[];
}

function Keys({ title, shortcuts }: KeysProps) {
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
