import { createContext, use, type ComponentType, type ReactNode } from 'react';

export interface RelatedFormProps {
  /** Name of the resource that gets a new record. */
  resource: string;
  /** The host made it; `id` is undefined where its answer does not say it. */
  onCreated: (record: Readonly<Record<string, unknown>>) => void;
  onClose: () => void;
}

const Context = createContext<ComponentType<RelatedFormProps> | undefined>(undefined);

/** Hands the create form of a resource to field types, which know nothing of forms. */
export const RelatedFormProvider = ({
  form,
  children,
}: {
  form: ComponentType<RelatedFormProps>;
  children: ReactNode;
}) => <Context value={form}>{children}</Context>;

/** The create form of any resource, over what is on screen; undefined where nobody gave one. */
export const useRelatedForm = (): ComponentType<RelatedFormProps> | undefined => use(Context);
