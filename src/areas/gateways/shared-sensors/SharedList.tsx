import { useMemo } from 'react';
import { codedField } from '../../../fields/codedField';
import { FieldValue } from '../../../fields/FieldValue';
import type { SharableSensor } from '../share-sensors/sensors';
import '../../../operations/operations.css';
import { sharedTexts as texts } from './texts';

interface SharedListProps {
  /** Ids of assets by sensor. */
  shared: ReadonlyMap<string, readonly string[]>;
  /** How sensors read; one that is not among them reads by its id. */
  sensors: readonly SharableSensor[];
  /** Name of the resource of the assets. */
  assets: string;
}

/** Which sensor of a gateway is read by which assets (GWD-17). */
export function SharedList({ shared, sensors, assets }: SharedListProps) {
  const field = useMemo(
    () => codedField('assets', { type: 'references', label: texts.assets, resource: assets }),
    [assets],
  );
  const names = new Map(sensors.map(({ uuid, text }) => [uuid, text]));
  return (
    <div className="operation-rows" role="region" aria-label={texts.title} tabIndex={0}>
      <table aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.sensor}</th>
            <th scope="col">{texts.assets}</th>
          </tr>
        </thead>
        <tbody>
          {sharedOnes(shared).map(([uuid, ids]) => (
            <tr key={uuid}>
              <th scope="row">{names.get(uuid) ?? uuid}</th>
              <td>
                <FieldValue field={field} record={{ id: uuid, assets: ids }} place="cell" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The sensors that somebody reads: one that was shared once may be named with nobody. */
export const sharedOnes = (shared: SharedListProps['shared']): [string, readonly string[]][] =>
  [...shared].filter(([, ids]) => ids.length > 0);
