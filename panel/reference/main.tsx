import { DirectionProvider } from '@base-ui/react/direction-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queries } from '#panel/queries.ts';
import { Reference } from '#panel/reference/reference.tsx';
import { Toasts } from '#panel/ui/toast.tsx';
import '../styles/panel.css';

const place = document.querySelector('#panel');
if (place === null) throw new Error('index.html has no #panel');

const router = createRouter({
  routeTree: createRootRoute({ component: Reference }),
  history: createMemoryHistory(),
});

createRoot(place).render(
  <StrictMode>
    <DirectionProvider direction="rtl">
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </DirectionProvider>
  </StrictMode>,
);
