import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queries } from '#panel/queries.ts';
import { router } from '#panel/router.tsx';
import { openGates } from '#panel/session/ask.ts';
import { Gates } from '#panel/session/gates.tsx';
import { Toasts } from '#panel/ui/toast.tsx';
import './styles/panel.css';

openGates();

const place = document.querySelector('#panel');
if (place === null) throw new Error('index.html has no #panel');

createRoot(place).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <DirectionProvider direction="rtl">
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
          <Gates />
          <Toasts />
        </QueryClientProvider>
      </DirectionProvider>
    </CSPProvider>
  </StrictMode>,
);
