import type { CSSProperties } from 'react';
import type { List } from '../../config/types';
import { listLayouts } from './layoutState';

/** Placeholder as wide as the tabs of the layouts, until their code has loaded; nothing for a list that has the table alone. */
export function LayoutTabsSkeleton({ list }: { list: List }) {
  const count = listLayouts(list).length;
  return count > 1 && <span className="skeleton layout-tabs" style={{ '--count': count } as CSSProperties} />;
}
