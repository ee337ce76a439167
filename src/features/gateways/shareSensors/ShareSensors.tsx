import { useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import { DeclaredForm } from '../../../forms/form/DeclaredForm';
import { FormPanel } from '../../../forms/panels/FormPanel';
import { useFormSession } from '../../../forms/submit/useFormSession';
import { formTexts } from '../../../i18n/messages/form';
import type { DialogExtensionProps } from '../../../extensions/types';
import { LoadError } from '../../../ui/feedback/LoadError';
import { EmptyState, Skeletons } from '../../../ui/feedback/states';
import type { ShareSensorsOptions } from './options';
import { withUnnamedSensors } from './sharableSensors';
import { CurrentSharing } from './CurrentSharing';
import { buildSharingForm } from './sharingForm';
import { shareSensorsTexts as texts } from './texts';
import { useSharingConflict } from './useSharingConflict';
import { useSharableSensors, useShareSensors } from './useShareSensors';

const DIALOG_PLACE = { kind: 'modal', width: 560 } as const;

type ShareSensorsProps = DialogExtensionProps<ShareSensorsOptions>;

/** Dialog that shares a sensor of a gateway with other assets. */
export default function ShareSensors({ record, ...props }: ShareSensorsProps) {
  return record === undefined ? null : <ShareSensorsDialog {...props} gateway={record} />;
}

interface ShareSensorsDialogProps extends Omit<ShareSensorsProps, 'record'> {
  gateway: RaRecord;
}

function ShareSensorsDialog({ gateway, resource, options, label, onClose }: ShareSensorsDialogProps) {
  const form = useMemo(() => buildSharingForm(options.assets), [options.assets]);
  const { data: namedSensors, error, refetch } = useSharableSensors(String(gateway.id));
  const { assetsBySensor, changedSensor, findConflict } = useSharingConflict(gateway);
  const sensors = useMemo(
    () => namedSensors && withUnnamedSensors(namedSensors, gateway['sensors']),
    [namedSensors, gateway],
  );
  const context = useMemo(() => ({ id: '', $sensors: sensors }), [sensors]);
  const session = useFormSession({ draftTarget: undefined, confirmClose: true, onClose });
  const mutation = useShareSensors({
    resource,
    gateway,
    fields: form.fields,
    label,
    findConflict,
    onDone: () => onClose(),
  });
  return (
    <FormPanel placement={DIALOG_PLACE} title={label} session={session}>
      {sensors === undefined ? (
        <div className="form-body">
          {error ? (
            <LoadError text={texts.loadFailed} error={error} onRetry={refetch} />
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
          mutation={mutation}
          session={session}
          aside={
            <CurrentSharing
              assetsBySensor={assetsBySensor}
              changedSensor={changedSensor}
              sensors={sensors}
              assets={options.assets}
            />
          }
        />
      )}
    </FormPanel>
  );
}
