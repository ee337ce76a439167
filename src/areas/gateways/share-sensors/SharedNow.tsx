import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useStartWith } from '../../../fields/FormStartContext';
import { fillText } from '../../../i18n/fillText';
import { SharedList, sharedOnes } from '../shared-sensors/SharedList';
import type { SharableSensor } from './sensors';
import { shareTexts as texts } from './texts';

interface SharedNowProps {
  /** Ids of assets by sensor; undefined where nobody says it. */
  shared: ReadonlyMap<string, readonly string[]> | undefined;
  /** A sensor of which it was changed while the dialog was open: with whom it is shared now is listed. */
  changed: string | undefined;
  sensors: readonly SharableSensor[];
  /** Name of the resource of the assets. */
  assets: string;
}

/** Says which sensors are shared and, once one is chosen, who may read it now, and has the form begin with them: taking all of them out ends the sharing. */
export function SharedNow({ shared, changed, sensors, assets: resource }: SharedNowProps) {
  const sensor: unknown = useWatch({ name: 'sensor' });
  const { resetField } = useFormContext();
  const startWith = useStartWith();
  const before = useRef<unknown>(undefined);
  const uuid = typeof sensor === 'string' && sensor !== '' ? sensor : undefined;
  useEffect(() => {
    if (uuid === undefined || before.current === uuid) return;
    before.current = uuid;
    const assets = [...(shared?.get(uuid) ?? [])];
    resetField('assets', { defaultValue: assets });
    // Choosing a sensor changes nothing yet.
    startWith('sensor', uuid);
    startWith('assets', assets);
  }, [uuid, shared, resetField, startWith]);
  if (uuid === undefined)
    return shared && sharedOnes(shared).length > 0 ? (
      <SharedList shared={shared} sensors={sensors} assets={resource} />
    ) : null;
  const theirs = uuid === changed ? shared?.get(uuid) : undefined;
  return (
    <>
      {theirs && <SharedList shared={new Map([[uuid, theirs]])} sensors={sensors} assets={resource} />}
      <p className={shared === undefined ? 'notice warning' : 'muted'} role="status">
        {`${sharedText(shared, uuid)} ${texts.others}`}
      </p>
    </>
  );
}

function sharedText(shared: SharedNowProps['shared'], uuid: string): string {
  if (shared === undefined) return texts.unknown;
  const count = shared.get(uuid)?.length ?? 0;
  if (count === 0) return texts.notShared;
  return fillText(texts.sharedWith, { smart_count: count });
}
