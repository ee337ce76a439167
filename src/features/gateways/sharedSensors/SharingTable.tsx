import { useMemo } from 'react';
import { createField } from '../../../fields/core/createField';
import { FieldValue } from '../../../fields/core/FieldValue';
import type { SharableSensor } from '../shareSensors/sharableSensors';
import '../../../jobs/jobs.css';
import { sharedSensorsTexts as texts } from './texts';

interface SharingTableProps {
  /** Ids of assets by sensor. */
  assetsBySensor: ReadonlyMap<string, readonly string[]>;
  /** How sensors read; one that is not among them reads by its id. */
  sensors: readonly SharableSensor[];
  /** Name of the resource of the assets. */
  assets: string;
}

/** Which sensor of a gateway is read by which assets (GWD-17). */
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

/** The sensors that somebody reads: one that was shared once may be named with nobody. */
export const getSharedEntries = (
  assetsBySensor: SharingTableProps['assetsBySensor'],
): [string, readonly string[]][] => [...assetsBySensor].filter(([, ids]) => ids.length > 0);
