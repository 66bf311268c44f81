import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { safeReturnAddress } from '#domain/accounts/safe-return-address.ts';
import { AppLinks } from './app-links.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { ProblemScreen } from './problem-screen.tsx';
import { useInstallation } from './use-installation.ts';

/** Screens for people who are not signed in; links from mails work for everybody. */
const OPEN_PATHS = new Set(['/sign-in', '/sign-up', '/forgot-password']);
const LINK_PATHS = new Set([
  '/sign-up/complete',
  '/reset-password',
  '/confirm-email',
  '/undo-email-change',
  '/join',
  '/take-over',
]);

/** Makes links of the kit navigate inside the app, and redirects everybody to the screen for their state. */
export function Root() {
  return (
    <AppLinks>
      <Gate />
    </AppLinks>
  );
}

function Gate() {
  const { pathname, search } = useLocation();
  const installation = useInstallation();
  const back = safeReturnAddress(new URLSearchParams(search).get('return'), window.location.origin);

  if (installation.isPending) return <LoadingScreen />;
  if (installation.isError) {
    return <ProblemScreen error={installation.error} onRetry={() => void installation.refetch()} />;
  }
  const { isClaimed, account } = installation.data;
  if (!isClaimed) return pathname === '/claim' ? <Outlet /> : <Navigate to="/claim" replace />;
  if (LINK_PATHS.has(pathname)) return <Outlet />;
  if (account === null) {
    if (OPEN_PATHS.has(pathname)) return <Outlet />;
    const here =
      pathname === '/' || pathname === '/claim' ? '' : `?return=${encodeURIComponent(pathname + search)}`;
    return <Navigate to={`/sign-in${here}`} replace />;
  }
  if (OPEN_PATHS.has(pathname) || pathname === '/claim') return <GoBack address={back ?? '/'} />;
  return <Outlet />;
}

/** Continues to the requested address; another host takes a page load. */
function GoBack({ address }: { readonly address: string }) {
  const isHere = address.startsWith('/');
  useEffect(() => {
    if (!isHere) window.location.assign(address);
  }, [address, isHere]);
  return isHere ? <Navigate to={address} replace /> : <LoadingScreen />;
}
