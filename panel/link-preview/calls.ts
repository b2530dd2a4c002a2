import { queryOptions } from '@tanstack/react-query';
import type { LinkPreviewAnswer } from '#lib/contract/link-preview.ts';
import { call } from '#panel/client.ts';

/** How other sites display a page of the shop. */
export const linkPreviewQuery = (url: string) =>
  queryOptions({
    queryKey: ['link-preview', url],
    queryFn: ({ signal }) => call<LinkPreviewAnswer>('Get-Link-Preview', { url }, { signal }),
    retry: false,
    // Each look is at the page as it is.
    staleTime: 0,
    gcTime: 0,
  });
