import { fillText } from '../../i18n/fillText';
import type { Operation } from '../../operations/operation';
import { Icon } from '../../ui/Icon';
import { trayTexts as texts } from './texts';

interface TrayButtonProps {
  all: readonly Operation[];
  onOpen: () => void;
}

const isRunning = ({ state }: Operation): boolean => state === 'running';
const isTroubled = ({ state }: Operation): boolean => state !== 'running' && state !== 'done';

/** How many operations there are, whether one runs, and whether one needs somebody. */
export function TrayButton({ all, onOpen }: TrayButtonProps) {
  const running = all.filter(isRunning).length;
  const troubled = all.filter(isTroubled).length;
  const count = (text: string, number: number): string[] =>
    number > 0 ? [fillText(text, { smart_count: number })] : [];
  const counts = [
    ...count(texts.running, running),
    ...count(texts.troubled, troubled),
    ...count(texts.ended, all.length - running - troubled),
  ].join(', ');
  const label = fillText(texts.button, { counts });
  return (
    <button
      type="button"
      className="top-button tray-button"
      aria-label={label}
      aria-haspopup="dialog"
      title={label}
      onClick={onOpen}
    >
      {running > 0 ? (
        <span className="spinner" aria-hidden />
      ) : (
        <Icon name={troubled > 0 ? 'alert-triangle' : 'check'} />
      )}
      <span className="tray-count" aria-hidden>
        <span>{running || troubled || all.length}</span>
      </span>
    </button>
  );
}
