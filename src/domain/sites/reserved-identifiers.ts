const NAMES = `
  about abuse access account accounts activate ad admin administrator ads affiliate ajax analytics anonymous api app
  apps archive asset assets auth authentication autoconfig autodiscover backup bank beta billing blog board bot
  broadcasthost build cache calendar careers cart cdn chat checkout ci client cloud cluster cms code commerce community
  config connect console contact controlpanel cookie cpanel customer dashboard data database debug demo-site dev
  developer developers dns docs domain domains download downloads edge editor email embed enterprise error events
  example explore export faq feed feedback file files forgot-password form forms forum ftp git graphql group guest help
  home hooks host hosting hostmaster http https imap images img import inbox index info install internal invite
  invoice isatap jobs js kb legal license live local localdomain localhost log login logout logs mail mailer mailer-daemon
  mailing manage manager marketing media member members messages metrics mirror mobile monitor mta mx my network new
  news newsletter nobody noc node noreply no-reply notifications ns ns1 ns2 ns3 ns4 oauth office openid operator order
  orders owner pages partner partners password pay payment payments ping pop pop3 portal portico postgres postmaster
  preview pricing privacy private production profile proxy public query queue redirect register registration release
  replica reset root router rss sales sandbox schema script search secure security server servers service services
  session settings shop sign-in sign-out sign-up signin signout signup site sitemap sites smtp socket spam sql ssl
  staff staging stage stat static statistics stats status storage store studio style styles subdomain subscribe sudo
  superuser support survey svn sync sys sysadmin system team telnet template templates terms test testing theme themes
  tls token tools tracker trial update upload uploads usenet user username users uucp verify video videos webdisk
  webhook webhooks webmail webmaster website websites widget widgets wiki worker wpad www www1 www2 www3
`;

/** Identifiers that no site may take: names that people or programs would mistake for the installation's own (PLAT-01). */
export const RESERVED_IDENTIFIERS: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/));
