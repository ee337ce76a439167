import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { DeclaredForm } from '../../../forms/DeclaredForm';
import { FormPanel } from '../../../forms/FormPanel';
import { OutcomePanel } from '../../../forms/OutcomePanel';
import { useFormSession } from '../../../forms/useFormSession';
import { formTexts } from '../../../i18n/es/form';
import type { DialogProps } from '../../../parts/types';
import { LoadFailed } from '../../../ui/LoadFailed';
import { EmptyState, Skeletons } from '../../../ui/states';
import type { ShareSensorsOptions } from './options';
import { allSensors, idsIn } from './sensors';
import { SharedNow } from './SharedNow';
import { sharingForm } from './sharingForm';
import { shareTexts as texts } from './texts';
import { useChangedSharing } from './useChangedSharing';
import { useSensorNames, useShare } from './useShareSensors';

const PLACE = { kind: 'modal', width: 560 } as const;

type ShareSensorsProps = DialogProps<ShareSensorsOptions>;

/** Lets other assets read a sensor of a gateway (GWD-17, GWD-18). */
export default function ShareSensors({ record, ...props }: ShareSensorsProps) {
  return record === undefined ? null : <Sharing {...props} gateway={record} />;
}

interface SharingProps extends Omit<ShareSensorsProps, 'record'> {
  gateway: RaRecord;
}

function Sharing({ gateway, resource, options, label, onClose }: SharingProps) {
  const form = useMemo(() => sharingForm(options.assets), [options.assets]);
  const { data: named, error, retry } = useSensorNames(String(gateway.id));
  const { shared, changed, problemOf } = useChangedSharing(gateway);
  const sensors = useMemo(() => named && allSensors(named, gateway['sensors']), [named, gateway]);
  const context = useMemo(() => ({ id: '', $sensors: sensors }), [sensors]);
  const session = useFormSession({ place: undefined, asks: true, onClose });
  const { write, stayed } = useShare({
    resource,
    gateway,
    fields: form.fields,
    label,
    onDone: () => onClose(),
  });
  const share: typeof write = async (values, more) => {
    const problem = await problemOf(String(values['sensor']), idsIn(values['assets']));
    return problem === undefined ? write(values, more) : { kind: 'open', messages: { '': problem } };
  };
  return (
    <FormPanel place={PLACE} title={label} session={session}>
      {sensors === undefined ? (
        <div className="form-body">
          {error ? (
            <LoadFailed text={texts.loadFailed} error={error} onRetry={retry} />
          ) : (
            <Skeletons lines={4} />
          )}
        </div>
      ) : sensors.length === 0 ? (
        <div className="form-body">
          <EmptyState title={texts.none} />
        </div>
      ) : (
        <DeclaredForm
          form={form}
          record={undefined}
          context={context}
          submitLabel={formTexts.save}
          cancelLabel={formTexts.cancel}
          onSubmit={share}
          session={session}
          intro={<OutcomePanel outcome={stayed} resource={resource} />}
          aside={<SharedNow shared={shared} changed={changed} sensors={sensors} assets={options.assets} />}
        />
      )}
    </FormPanel>
  );
}
