import { useMemo } from 'react';
import { createField } from '../../../fields/core/createField';
import { FieldValue } from '../../../fields/core/FieldValue';
import type { SharableSensor } from '../shareSensors/sharableSensors';
import '../../../jobs/jobs.css';
import { sharedSensorsTexts as texts } from './texts';

interface SharingTableProps {
  /** Ids of assets by sensor. */
  assetsBySensor: ReadonlyMap<string, readonly string[]>;
  /** Sensors with names; a missing one shows its id. */
  sensors: readonly SharableSensor[];
  /** Name of the assets resource. */
  assets: string;
}

/** Table of sensors and the assets that read them. */
export function SharingTable({ assetsBySensor, sensors, assets }: SharingTableProps) {
  const field = useMemo(
    () => createField('assets', { type: 'references', label: texts.assets, resource: assets }),
    [assets],
  );
  const sensorNames = new Map(sensors.map(({ uuid, text }) => [uuid, text]));
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
          {getSharedEntries(assetsBySensor).map(([uuid, ids]) => (
            <tr key={uuid}>
              <th scope="row">{sensorNames.get(uuid) ?? uuid}</th>
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

/** Returns the sensors with at least one reader: an ended sharing may leave an empty list. */
export const getSharedEntries = (
  assetsBySensor: SharingTableProps['assetsBySensor'],
): [string, readonly string[]][] => [...assetsBySensor].filter(([, ids]) => ids.length > 0);
