import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import type { Declaration } from '../../config/normalise';
import { workbenchTexts } from '../texts';
import type { WorkbenchNames } from '../workbenchNames';
import { createDocument, formatDeclaration, type WorkbenchDocument } from './workbenchDocument';

/** Returns a function that makes a document of a declaration of the console; undefined, and a message, if it cannot be read. */
export function useOpenCopy(
  loadInput: WorkbenchNames['loadInput'],
): (declaration: Declaration) => Promise<WorkbenchDocument | undefined> {
  const notify = useNotify();
  return useCallback(
    async (declaration) => {
      const { name } = declaration.input;
      const file = `${name}.json`;
      try {
        const input = await loadInput(declaration);
        return createDocument(file, formatDeclaration(input), name);
      } catch {
        notify(workbenchTexts.open_failed, { type: 'error', messageArgs: { name: file } });
        return undefined;
      }
    },
    [loadInput, notify],
  );
}
