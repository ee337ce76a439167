import { createContext, use, type ReactNode } from 'react';
import type { RuntimeConfig } from '../config/runtime';

const Context = createContext<RuntimeConfig['skuImages']>({});

/** Gives the pictures of products that the runtime config names to whatever shows a SKU. */
export const SkuImagesProvider = ({
  images,
  children,
}: {
  images: RuntimeConfig['skuImages'];
  children: ReactNode;
}) => <Context value={images}>{children}</Context>;

/** Address of the picture of a SKU, to be used through `safeHref`; undefined where the runtime config has none (AGW-28). */
export function useSkuImage(sku: string | null): string | undefined {
  const images = use(Context);
  return sku !== null && Object.hasOwn(images, sku) ? images[sku] : undefined;
}
