interface InstallationSecretsTable {
  name: string;
  sealed: string;
  changed_at: Date;
}

export interface SecretTables {
  installation_secrets: InstallationSecretsTable;
}
