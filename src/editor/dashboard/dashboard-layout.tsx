import { CircleUser, LogOut, Mail, Trash2, UserPlus } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-aria-components';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { logout } from '#contract/log-out.ts';
import { dashboard } from '#messages/en/interface/dashboard.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Brand } from './brand.tsx';
import styles from './dashboard-layout.module.css';
import { setAccount, useInstallation } from './use-installation.ts';

/** The bar with the person's menu, and the screen below it. */
export function DashboardLayout() {
  const account = useInstallation().data?.account ?? null;
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // A page that is loaded begins at its top; who comes from another screen, as after signing in, is in this one.
  const isLoaded = useNavigationType() === 'POP';
  const firstPath = useRef(isLoaded ? pathname : '');
  // A new screen is announced and read from its beginning, as a page load would be.
  useEffect(() => {
    if (firstPath.current === pathname) return;
    firstPath.current = '';
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);

  const leaving = useMutation({
    mutationFn: () => callEndpoint(logout, {}),
    onSuccess: () => setAccount(null),
    onError: () => showToast(translate(dashboard.logoutFailed), { tone: 'danger' }),
  });

  return (
    <div className={styles['layout']}>
      <a href="#main" className={styles['skip']}>
        {translate(dashboard.skip)}
      </a>
      <header className={styles['bar']}>
        <Link href="/" className={styles['home'] ?? ''} aria-label={translate(dashboard.home)}>
          <Brand />
        </Link>
        {account === null ? null : (
          <Menu
            label={translate(dashboard.account)}
            placement="bottom end"
            trigger={
              <Button variant="quiet" icon={<Avatar name={account.name} />} className={styles['account']}>
                <span className={styles['name']}>{account.name}</span>
              </Button>
            }
            items={[
              {
                id: 'account',
                label: translate(dashboard.accountSettings),
                icon: <CircleUser />,
                href: '/account',
              },
              ...(account.isInstallationOwner
                ? [
                    {
                      id: 'people',
                      label: translate(dashboard.invitations),
                      icon: <UserPlus />,
                      href: '/invitations',
                    },
                    { id: 'outbox', label: translate(dashboard.outbox), icon: <Mail />, href: '/outbox' },
                  ]
                : []),
              { id: 'trash', label: translate(dashboard.deletedSites), icon: <Trash2 />, href: '/trash' },
              'separator',
              {
                id: 'sign-out',
                label: translate(dashboard.logOut),
                icon: <LogOut />,
                isDisabled: leaving.isPending,
                onAction: () => leaving.mutate(),
              },
            ]}
          />
        )}
      </header>
      <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
    </div>
  );
}
