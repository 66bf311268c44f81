import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { accountAccess } from '#messages/en/interface/account-access.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';

/** A password field with a button to show the password. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [isVisible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      spellCheck="false"
      suffix={
        <IconButton
          label={isVisible ? translate(accountAccess.hidePassword) : translate(accountAccess.showPassword)}
          size="small"
          isPressed={isVisible}
          onPress={() => setVisible(!isVisible)}
        >
          {isVisible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}
