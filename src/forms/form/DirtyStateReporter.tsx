import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { isSameValue } from '../../drafts/draftChanges';
import { useWarnBeforeUnload } from '../../session/navigation/useWarnBeforeUnload';

interface DirtyStateReporterProps {
  values: Record<string, unknown>;
  onDirty: (isDirty: boolean) => void;
}

/** Reports with each change whether the form is dirty, and makes the browser warn before the page is closed. */
export function DirtyStateReporter({ values, onDirty }: DirtyStateReporterProps) {
  const currentValues = useWatch() as Record<string, unknown>;
  const isDirty = Object.keys(values).some((name) => !isSameValue(currentValues[name], values[name]));
  useEffect(() => onDirty(isDirty), [currentValues, isDirty, onDirty]);
  useWarnBeforeUnload(isDirty);
  return null;
}
