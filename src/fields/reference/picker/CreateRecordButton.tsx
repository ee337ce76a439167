import { Suspense, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useConsoleCanAccess, useRelatedForm, useResources } from '../../../queries/console/consoleHooks';
import { Icon } from '../../../ui/icon/Icon';
import { createListsKey } from '../../../queries/queryKeys';
import { useTranslateText } from '../../../i18n/useTranslateText';
import { Button } from '../../../ui/button/Button';
import { formTexts } from '../../../i18n/messages/form';
import { interpolateText } from '../../../i18n/interpolateText';

interface CreateRecordButtonProps {
  /** Name of the picker's resource. */
  resource: string;
  onCreated: (record: unknown) => void;
}

/** The button that opens the create form of the picker's resource; its list is refetched afterwards. */
export const CreateRecordButton = ({ resource, onCreated }: CreateRecordButtonProps) => {
  const t = useTranslateText();
  const canAccess = useConsoleCanAccess();
  const queryClient = useQueryClient();
  const resourceDeclaration = useResources().get(resource);
  const RelatedForm = useRelatedForm();
  const [open, setOpen] = useState(false);
  if (!RelatedForm || !resourceDeclaration?.create || !canAccess(resourceDeclaration.access.create))
    return null;
  const label =
    resourceDeclaration.create.title ??
    interpolateText(formTexts.create_title, { name: resourceDeclaration.label.one });
  return (
    <>
      <Button
        variant="quiet"
        className="field-add"
        onClick={() => setOpen(true)}
        icon={<Icon name="plus" size={16} />}
      >
        {t(label)}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <RelatedForm
            resource={resource}
            onCreated={(record) => {
              setOpen(false);
              void queryClient.invalidateQueries({ queryKey: createListsKey(resource) });
              onCreated(record);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
