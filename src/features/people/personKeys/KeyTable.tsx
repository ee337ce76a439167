import { globalTexts } from '../../../i18n/messages/global';
import { interpolateText } from '../../../i18n/interpolateText';
import { Button } from '../../../ui/button/Button';
import { Tag } from '../../../ui/text/Tag';
import { isRevocable, getPersonKeyId, type PersonKey } from './personKey';
import { getKeyTitles, formatKeyPeriod, formatKeyKind } from './keyTitles';
import { personKeysTexts as texts } from './texts';

interface KeyTableProps {
  keys: readonly PersonKey[];
  name: string;
  canRevoke: (key: PersonKey) => boolean;
  onRevoke: (key: PersonKey) => void;
}

const stateTones = {
  ACTIVE: 'success',
  PENDING: 'warning',
  EXPIRED: 'neutral',
  REVOKED: 'danger',
  UNKNOWN: 'neutral',
} as const;

/** All keys found, currently valid ones first. */
export function KeyTable({ keys, name, canRevoke, onRevoke }: KeyTableProps) {
  const label = interpolateText(texts.table, { name });
  const titles = getKeyTitles(keys);
  const sortedKeys = [...keys].sort((a, b) => Number(isRevocable(b)) - Number(isRevocable(a)));
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
          {sortedKeys.map((key) => (
            <tr key={getPersonKeyId(key)}>
              <th scope="row">{key.place}</th>
              <td>
                <Tag tone={stateTones[key.state]}>{texts.states[key.state]}</Tag>
              </td>
              <td>{formatKeyKind(key)}</td>
              <td>{formatKeyPeriod(key)}</td>
              <td>
                {isRevocable(key) && (
                  <Button
                    small
                    danger
                    aria-label={interpolateText(texts.revoke_one, {
                      what: titles.get(getPersonKeyId(key)) ?? '',
                    })}
                    disabledReason={canRevoke(key) ? undefined : globalTexts.no_permission}
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
