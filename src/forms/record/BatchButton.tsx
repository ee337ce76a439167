import { useState } from 'react';
import type { RecordForm, Resource } from '../../config/types';
import { ExtensionSlot } from '../../extensions/ExtensionSlot';
import { useTranslateText } from '../../i18n/useTranslateText';
import { Button } from '../../ui/button/Button';
import { InfoDialog } from '../../ui/dialog/ConfirmDialog';
import { Icon } from '../../ui/icon/Icon';
import { batchTexts as texts } from './batchTexts';

/** Button beside the title of a create form that scans many records one after the other (`batch`). */
export function BatchButton({
  resource,
  batch,
}: {
  resource: Resource;
  batch: NonNullable<RecordForm['batch']>;
}) {
  const t = useTranslateText();
  const [isOpen, setOpen] = useState(false);
  const label = batch.label === undefined ? texts.scanSeveral : t(batch.label);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button icon={<Icon name="scan" size={18} />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ExtensionSlot
          kind="dialog"
          id="scan-batch"
          extensionProps={{
            resource,
            record: undefined,
            parent: undefined,
            selection: undefined,
            options: {},
            label,
            onClose: close,
          }}
          missingMessage={null}
          errorText={texts.broken}
          wrap={(content) => (
            <InfoDialog open title={label} onClose={close}>
              {content}
            </InfoDialog>
          )}
        />
      )}
    </>
  );
}
