import { useState } from 'react';
import { useDataProvider } from '../../../console/useDataProvider';
import { useMutation } from '@tanstack/react-query';
import { ApiError, OTHER, unwrap } from '../../../../dataProvider';
import { generateAssetCodes, generateGatewayCodes } from '../../../../dataProvider/contract/endpoints';

interface GeneratedCodes {
  codes: readonly string[] | undefined;
  error: Error | null;
  isPending: boolean;
  generate: (count: number) => void;
}

/** The codes made last, which a call that fails leaves as they are; `onMade` gets them as they arrive (QRGEN-07, QRGEN-09). */
export function useGeneratedCodes(
  of: 'assets' | 'gateways',
  onMade: (codes: readonly string[]) => void,
): GeneratedCodes {
  const dataProvider = useDataProvider();
  const [codes, setCodes] = useState<readonly string[]>();
  const { error, isPending, mutate } = useMutation({
    mutationFn: async (count: number) => {
      const input = { path: { count } };
      const { data: answer } =
        of === 'assets'
          ? await dataProvider.ask(generateAssetCodes, input)
          : await dataProvider.ask(generateGatewayCodes, input);
      return codesOf(answer.body);
    },
    onSuccess: (made) => {
      setCodes(made);
      onMade(made);
    },
  });
  return { codes, error, isPending, generate: mutate };
}

/** The `qr` of each record; an answer without any is a failure: nothing would be in the file. */
function codesOf(body: unknown): readonly string[] {
  const list: unknown = unwrap(body);
  const codes = (Array.isArray(list) ? (list as unknown[]) : []).flatMap((record) =>
    typeof record === 'object' && record !== null && 'qr' in record && typeof record.qr === 'string'
      ? [record.qr]
      : [],
  );
  if (codes.length === 0) throw new ApiError(OTHER);
  return codes;
}
