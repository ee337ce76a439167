import { Suspense, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useMayIn, useRelatedForm, useResources } from '../../console/hooks';
import { Icon } from '../../ui/Icon';
import { listsKey } from '../../records/queryKeys';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { formTexts } from '../../i18n/es/form';
import { fillText } from '../../i18n/fillText';

interface CreateRelatedProps {
  /** Name of the resource of the picker. */
  resource: string;
  onCreated: (record: unknown) => void;
}

/** The button that opens the create form of the picker's resource; its list is read again afterwards (ASSET-19, ASSET-20). */
export const CreateRelated = ({ resource, onCreated }: CreateRelatedProps) => {
  const t = useText();
  const may = useMayIn();
  const queryClient = useQueryClient();
  const declared = useResources().get(resource);
  const RelatedForm = useRelatedForm();
  const [open, setOpen] = useState(false);
  if (!RelatedForm || !declared?.create || !may(declared.access.create)) return null;
  const label = declared.create.title ?? fillText(formTexts.create_title, { name: declared.label.one });
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
              void queryClient.invalidateQueries({ queryKey: listsKey(resource) });
              onCreated(record);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
