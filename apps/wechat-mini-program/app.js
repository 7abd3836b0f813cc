// The shell keeps nothing: who somebody is, and what they say, is the web app's matter.
App({});
