import '../../src/edge/site/scripts/theme.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from './api/client.ts';
import { RequestFailed } from './api/request.ts';
import { sessionEnd } from './api/session-end.ts';
import { ROOT } from './lib/root.ts';
import { createAppRouter } from './router.tsx';
import './styles.css';

const client = createClient(() => sessionEnd.set(true));
const router = createAppRouter(client);

/** What the server refuses, the page tells; only what is a fault of the page belongs on the console. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof RequestFailed)) reportError(error);
}

// Browsers have service workers on secure pages only; elsewhere a page that cannot be reached is the browser's own.
if (import.meta.env.PROD) void navigator.serviceWorker?.register(`${ROOT}service-worker.js`).catch(() => {});

createRoot(document.getElementById('app')!, { onCaughtError }).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
