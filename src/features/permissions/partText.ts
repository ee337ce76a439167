import { partKinds, type Part } from './parts/part';
import { permissionsTexts } from './texts';

/** Returns the name of a part: its label, or that of its kind. */
export const getPartName = ({ kind, label }: Part): string => label || permissionsTexts.kinds[kind];

/** Returns parts as one line by kind: "Menú · Acción: Bloquear, Revocar". */
export function describeParts(parts: readonly Part[]): string {
  const lines = partKinds.flatMap((kind) => {
    const ofKind = parts.filter((part) => part.kind === kind);
    if (ofKind.length === 0) return [];
    const names = [...new Set(ofKind.flatMap(({ label }) => label || []))];
    const name = permissionsTexts.kinds[kind];
    return [names.length === 0 ? name : `${name}: ${names.join(', ')}`];
  });
  return lines.join(' · ');
}
