import { globalTexts } from '../../../i18n/es/global';
import { fillText } from '../../../i18n/fillText';
import { Button } from '../../../ui/Button';
import { Tag } from '../../../ui/Tag';
import { isOpen, keyName, type PersonKey } from './keys';
import { keyTitles, periodOf, whatOf } from './keyTitles';
import { keysTexts as texts } from './texts';

interface KeyTableProps {
  keys: readonly PersonKey[];
  name: string;
  mayRevoke: (key: PersonKey) => boolean;
  onRevoke: (key: PersonKey) => void;
}

const tones = {
  ACTIVE: 'success',
  PENDING: 'warning',
  EXPIRED: 'neutral',
  REVOKED: 'danger',
  UNKNOWN: 'neutral',
} as const;

/** Everything that was found, those that open first. */
export function KeyTable({ keys, name, mayRevoke, onRevoke }: KeyTableProps) {
  const label = fillText(texts.table, { name });
  const titles = keyTitles(keys);
  const lines = [...keys].sort((one, two) => Number(isOpen(two)) - Number(isOpen(one)));
  return (
    <div className="operation-rows keys-table" role="region" aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{texts.where}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.validity}</th>
            <th scope="col">{texts.actions}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((key) => (
            <tr key={keyName(key)}>
              <th scope="row">{key.place}</th>
              <td>
                <Tag tone={tones[key.state]}>{texts.states[key.state]}</Tag>
              </td>
              <td>{whatOf(key)}</td>
              <td>{periodOf(key)}</td>
              <td>
                {isOpen(key) && (
                  <Button
                    small
                    danger
                    aria-label={fillText(texts.revoke_one, { what: titles.get(keyName(key)) ?? '' })}
                    why={mayRevoke(key) ? undefined : globalTexts.no_permission}
                    onClick={() => onRevoke(key)}
                  >
                    {texts.revoke}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
