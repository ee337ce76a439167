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
import { allSensors, sharedNow } from './sensors';
import { SharedNow } from './SharedNow';
import { sharingForm } from './sharingForm';
import { shareTexts as texts } from './texts';
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
  const shared = useMemo(() => sharedNow(gateway), [gateway]);
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
          onSubmit={write}
          session={session}
          intro={<OutcomePanel outcome={stayed} resource={resource} />}
          aside={<SharedNow shared={shared} sensors={sensors} assets={options.assets} />}
        />
      )}
    </FormPanel>
  );
}
